import type { PasswordReset } from "@confiserie/domain/contract/account";
import { type PersonalData, personalDataSchema } from "@confiserie/domain/contract/personal-data";
import { api } from "@/lib/api";

const nothing = { parse: () => undefined };
export const callReset = (reset: PasswordReset): Promise<void> => api.post("/auth/password/reset", reset, nothing);
/** GET /auth/data: everything that the shop knows of the caller. */
export const callData = (): Promise<PersonalData> => api.get("/auth/data", personalDataSchema);
