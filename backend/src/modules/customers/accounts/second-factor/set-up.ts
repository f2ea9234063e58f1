import type { SecondFactorSetup } from "@confiserie/domain/contract/second-factor";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { currentEnv } from "../../../../config/env";
import { inTransaction } from "../../../../lib/database/sql";
import { removeSecondFactor, secondFactorOf } from "../../../../medusa/accounts/second-factors";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { alone } from "../alone";
import { endSessions } from "../sessions";
import { checkCode } from "./check-code";

/** Who changes their own second factor, and the session that stays open. */
export interface Changing {
	identityId: string;
	sessionId: string;
	by: Administrator;
}

const RECOVERY_CODES = 10;

/** Draws a secret for an application of codes; nothing is asked for before `confirmSecondFactor`. @throws ApiFailure SECOND_FACTOR_ON */
export async function beginSecondFactor(
	scope: MedusaContainer,
	{ identityId, by }: Changing,
): Promise<SecondFactorSetup> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await inTransaction(pool, async (sql) => {
		if ((await secondFactorOf(sql, identityId))?.status === "enabled") throw new ApiFailure("SECOND_FACTOR_ON");
		await removeSecondFactor(sql, identityId);
	});
	const auth = scope.resolve(Modules.AUTH);
	const issuer = new URL(currentEnv().STOREFRONT_URL).host;
	const started = await auth.startAuthMfa({ auth_identity_id: identityId, provider: "totp", label: by.email, issuer });
	const { secret, otpauth_url: url } = started;
	if (!secret || !url) throw new Error("The engine drew no secret for a second factor.");
	return { secret, url };
}

/**
 * Asks for a code at each sign-in from now on, once the application has shown that it knows the secret; every other session ends.
 * Returns the recovery codes, which are shown this once. @throws ApiFailure SECOND_FACTOR_ON, SECOND_FACTOR_WRONG, RATE_LIMITED
 */
export async function confirmSecondFactor(scope: MedusaContainer, changing: Changing, code: string): Promise<string[]> {
	const { identityId, sessionId } = changing;
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const factor = await secondFactorOf(pool, identityId);
	if (!factor) throw new ApiFailure("SECOND_FACTOR_WRONG", { field: "code" });
	if (factor.status === "enabled") throw new ApiFailure("SECOND_FACTOR_ON");
	await checkCode(scope, { identityId, factorId: factor.id }, code);
	const auth = scope.resolve(Modules.AUTH);
	const { codes } = await auth.generateAuthMfaRecoveryCodes({ auth_identity_id: identityId, count: RECOVERY_CODES });
	await inTransaction(pool, async (sql) => {
		await endSessions(sql, identityId, sessionId);
		await recordAudit(sql, changing.by, entry(changing.by, "second-factor.enabled"));
	});
	return codes;
}

/** Asks for no code any more; a last one is needed for it. @throws ApiFailure SECOND_FACTOR_WRONG, RATE_LIMITED */
export async function endSecondFactor(scope: MedusaContainer, changing: Changing, code: string): Promise<void> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const factor = await secondFactorOf(pool, changing.identityId);
	if (factor?.status !== "enabled") return;
	await checkCode(scope, { identityId: changing.identityId, factorId: factor.id }, code);
	await alone(pool, async (sql) => {
		await removeSecondFactor(sql, changing.identityId);
		await endSessions(sql, changing.identityId, changing.sessionId);
		await recordAudit(sql, changing.by, entry(changing.by, "second-factor.ended"));
	});
}

function entry(by: Administrator, action: "second-factor.enabled" | "second-factor.ended") {
	return { action, entity: "customer", entityId: by.customerId, label: by.email } as const;
}
