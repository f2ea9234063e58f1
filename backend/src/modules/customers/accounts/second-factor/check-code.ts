import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { shopTime } from "../../../../lib/database/clock";
import { rows, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { type Limit, THROTTLE_MODULE, type ThrottleService } from "../../../foundations/throttle";
import { whenHashingIsFree } from "../hash-queue";

/** A million codes, of which three are right at a time: five wrong ones in a quarter of an hour are a person's mistakes. */
const TRIES: Limit = { name: "second-factor", attempts: 5, windowSeconds: 15 * 60 };
/** Longer than the application's code is right: half a minute, and the ones before and after. */
const USED_FOR_MINUTES = 5;
const RECOVERY_CODE = /^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/;

/**
 * Checks a code of an identity's application, or one of its recovery codes, and uses it up: the same code opens nothing twice, in
 * whatever process. @throws ApiFailure SECOND_FACTOR_WRONG, RATE_LIMITED with Retry-After
 */
export async function checkCode(
	scope: MedusaContainer,
	{ identityId, factorId }: { identityId: string; factorId: string },
	typed: string,
): Promise<void> {
	const code = typed.replace(/\s/g, "").toLowerCase();
	const throttle = scope.resolve<ThrottleService>(THROTTLE_MODULE);
	const verdict = await throttle.take(TRIES, identityId, shopTime());
	if (!verdict.allowed)
		throw new ApiFailure("RATE_LIMITED", { headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
	const isRight =
		(await isCode(scope, { identityId, factorId }, code)) &&
		(await spend(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identityId, code));
	if (!isRight) throw new ApiFailure("SECOND_FACTOR_WRONG", { field: "code" });
	await throttle.giveBack(TRIES, identityId);
}

/** Whether Medusa knows the code; it forgets a recovery code by that. */
async function isCode(
	scope: MedusaContainer,
	{ identityId, factorId }: { identityId: string; factorId: string },
	code: string,
): Promise<boolean> {
	const auth = scope.resolve(Modules.AUTH);
	try {
		if (RECOVERY_CODE.test(code))
			await whenHashingIsFree(() => auth.useAuthMfaRecoveryCode({ auth_identity_id: identityId, code }));
		else await auth.verifyAuthMfa({ id: factorId, auth_identity_id: identityId, code });
		return true;
	} catch (error) {
		if (error instanceof MedusaError && error.type === MedusaError.Types.NOT_ALLOWED) return false;
		throw error;
	}
}

/** Of two uses of one code one wins, also of two at once. */
async function spend(sql: Sql, identityId: string, code: string): Promise<boolean> {
	await sql.raw("delete from account_second_factor_use where used_at < now() - make_interval(mins => ?)", [
		USED_FOR_MINUTES,
	]);
	const used = await rows(
		sql,
		"insert into account_second_factor_use (identity_id, code_hash) values (?, ?) on conflict do nothing returning 1",
		[identityId, createHash("sha256").update(`${identityId} ${code}`).digest("hex")],
	);
	return used.length === 1;
}
