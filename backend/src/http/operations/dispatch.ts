import type { Key } from "@confiserie/domain/contract/operation";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Served } from "./serve";

/**
 * The middleware that answers served operations; runs after the gate, which has found the operation and its parameters. Another
 * operation falls through to its route file.
 */
export function dispatch(served: readonly Served[]) {
	const byKey = new Map(served.map((one) => [one.operation.key, one]));
	return async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
		const admitted = admittedTo(req);
		const one = admitted && byKey.get(admitted.key);
		if (!one) return next();
		req.params = admitted.params;
		await one.handle(req, res);
	};
}

interface Admitted {
	key: Key;
	params: Record<string, string>;
}
const admissions = new WeakMap<MedusaRequest, Admitted>();

/** Records the operation that the gate has let the request through to. */
export function admitTo(req: MedusaRequest, admitted: Admitted): void {
	admissions.set(req, admitted);
}

const admittedTo = (req: MedusaRequest): Admitted | undefined => admissions.get(req);
