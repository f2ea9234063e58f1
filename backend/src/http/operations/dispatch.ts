import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type ApiRoute, paramsAt } from "../routes";
import type { Served } from "./serve";

/** The middleware that answers operations; runs after the gate, which has found the route. Paths of Medusa's own fall through. */
export function dispatch(served: readonly Served[]) {
	const byKey = new Map(served.map((one) => [one.operation.key, one]));
	return async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
		const route = admitted.get(req);
		const one = route && byKey.get(route.key);
		if (!one) return next();
		req.params = paramsAt(req.path, route.path);
		await one.handle(req, res);
	};
}

const admitted = new WeakMap<MedusaRequest, ApiRoute>();

/** Records the route that the gate has let the request through to. */
export function admitTo(req: MedusaRequest, route: ApiRoute): void {
	admitted.set(req, route);
}
