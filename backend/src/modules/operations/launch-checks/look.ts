import { messageOf } from "../../../lib/message-of";
import { blocker, type Finding, type OpeningCheck, type OpeningContext } from "./checks/check";

/** What a check found; nothing when all is well. */
export interface Looked {
	title: string;
	findings: Finding[];
}

/** Makes every check side by side. Results come in the order of `checks`. */
export function lookAt(checks: readonly OpeningCheck[], context: OpeningContext): Promise<Looked[]> {
	return Promise.all(
		checks.map(async ({ title, find }) => ({
			title,
			findings: await find(context).catch((error: unknown) => [
				blocker(`Ce contrôle n'a pas pu être fait : ${messageOf(error)}`, "Corrigez la cause, puis recommencez."),
			]),
		})),
	);
}
