import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { secondFactorOf } from "../../../../medusa/accounts/second-factors";
import { ApiFailure } from "../../../foundations/failures";
import { type Passed, passed } from "../sessions";
import { checkCode } from "./check-code";

/**
 * Requires the second factor of an identity, where it has one. Every session, by any sign-in, is opened with its
 * result.
 * @throws ApiFailure SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_WRONG, RATE_LIMITED
 */
export async function passSecondFactor(scope: MedusaContainer, identityId: string, code?: string): Promise<Passed> {
	const factor = await secondFactorOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identityId);
	if (factor?.status === "enabled") {
		if (!code) throw new ApiFailure("SECOND_FACTOR_REQUIRED", { field: "code" });
		await checkCode(scope, { identityId, factorId: factor.id }, code);
	}
	return { identityId, [passed]: true };
}
