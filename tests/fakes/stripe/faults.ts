/**
 * What may go wrong with a call. `500`, `429`, `timeout` and `reset` before anything was done; `…-after` when the work was
 * done and only the answer is lost; `500-kept` is the server error that Stripe keeps under the call's key.
 */
export type Fault = "500" | "500-kept" | "429" | "timeout" | "reset" | "500-after" | "timeout-after" | "reset-after";

/** A request as the script sees it: "POST /v1/payment_intents", numbered from 1 since the start. */
export interface FakeCall {
	number: number;
	route: string;
	idempotencyKey: string | undefined;
}

interface Rule {
	matches: (call: FakeCall) => boolean;
	fault: Fault;
	left: number;
}

/** Which calls fail, and how. Rules are asked in the order in which they were given. */
export class FaultScript {
	private rules: Rule[] = [];

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
