/**
 * Faults of a call. `500`, `401` (the key is no longer valid), `429`, `timeout` and `reset` before anything was
 * done; `…-after` when the work was done and only the response is lost; `500-stored` and `400-stored` are responses of an
 * endpoint that had begun, which Stripe stores under the call's key.
 */
export type Fault =
	| "500"
	| "500-stored"
	| "400-stored"
	| "401"
	| "429"
	| "timeout"
	| "reset"
	| "500-after"
	| "timeout-after"
	| "reset-after";

/** A request as the script sees it: "POST /v1/payment_intents", numbered from 1 since the start. */
export interface FakeCall {
	number: number;
	route: string;
	idempotencyKey: string | undefined;
	/** What the SDK's own version asks for. */
	apiVersion: string | undefined;
}

interface Rule {
	matches: (call: FakeCall) => boolean;
	fault: Fault;
	left: number;
}

/** Which calls fail, and how. Rules are asked in the order in which they were given. */
export class FaultScript {
	private rules: Rule[] = [];
	/** How long each call takes before anything is done, in milliseconds. */
	latencyMs = 0;

	/** The next `times` calls of a route that begins with `route` fail. */
	next(fault: Fault, { route = "", times = 1 }: { route?: string; times?: number } = {}): void {
		this.rules.push({ matches: (call) => call.route.startsWith(route), fault, left: times });
	}

	/** Each call for which `choose` names a fault fails that way, until `clear`. */
	choose(choose: (call: FakeCall) => Fault | undefined): void {
		this.chooser = choose;
	}

	clear(): void {
		this.rules = [];
		this.latencyMs = 0;
		this.chooser = () => undefined;
	}

	/** The fault for this call, used up by asking. */
	take(call: FakeCall): Fault | undefined {
		const rule = this.rules.find(({ matches, left }) => left > 0 && matches(call));
		if (!rule) return this.chooser(call);
		rule.left--;
		return rule.fault;
	}

	private chooser: (call: FakeCall) => Fault | undefined = () => undefined;
}
