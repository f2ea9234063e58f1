import { formatCount } from "@confiserie/domain/format";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { takesRealMoney } from "../config/payment-settings";
import { shopTime } from "../lib/database/clock";
import { type Looked, lookAt, OPENING_CHECKS } from "../modules/operations/launch-checks";
import { say, shopCommand } from "./command";

/** `check`: prints the failed launch checks, a line each. Exit code 1 with live keys and a blocker. */
export const check = shopCommand({
	words: [0, 0],
	options: {},
	run: async ({ scope }) => {
		const env = currentEnv();
		const sql = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const looked = await lookAt(OPENING_CHECKS, { sql, env, now: shopTime() });
		for (const one of looked) tell(one);
		const findings = looked.flatMap(({ findings }) => findings);
		const blockers = findings.filter(({ severity }) => severity === "BLOCKER").length;
		say(`\n${summary(blockers, findings.length - blockers)}`);
		return blockers > 0 && takesRealMoney(env) ? 1 : 0;
	},
});

function tell({ title, findings }: Looked): void {
	if (findings.length === 0) say(`✓ ${title}`);
	for (const { severity, problem, remedy } of findings)
		say(`${severity === "BLOCKER" ? "✗" : "!"} ${title} : ${problem} → ${remedy}`);
}

function summary(blockers: number, warnings: number): string {
	if (blockers > 0)
		return `La boutique ne peut pas ouvrir : ${formatCount(blockers, "point")} à régler (✗), ${warnings} à regarder (!).`;
	return warnings > 0
		? `La boutique peut ouvrir. À regarder : ${formatCount(warnings, "point")} (!).`
		: "La boutique peut ouvrir.";
}
