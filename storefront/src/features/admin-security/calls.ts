import {
	type RecoveryCodes,
	recoveryCodesSchema,
	type SecondFactorSetup,
	type SecondFactorState,
	secondFactorSchema,
	secondFactorSetupSchema,
} from "@confiserie/domain/contract/second-factor";
import { api } from "@/lib/api";

export const FACTOR_KEY = ["second-factor"];
const PATH = "/auth/second-factor";

export const callFactor = (signal: AbortSignal): Promise<SecondFactorState> =>
	api.get(PATH, secondFactorSchema, { signal });

export const callBegin = (password: string): Promise<SecondFactorSetup> =>
	api.post(PATH, { password }, secondFactorSetupSchema);

export const callConfirm = (code: string): Promise<RecoveryCodes> =>
	api.post(`${PATH}/confirm`, { code }, recoveryCodesSchema);

export const callEnd = (password: string, code: string): Promise<void> =>
	api.post(`${PATH}/removal`, { password, code }, { parse: () => undefined });
