import type { PasswordReset } from "@confiserie/domain/contract/account";
import { exportData, resetPassword } from "@confiserie/domain/contract/accounts";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { call } from "@/lib/api";
export const callReset = (reset: PasswordReset): Promise<void> => call(resetPassword, { body: reset });
/** GET /auth/data: everything that the shop knows of the caller. */
export const callData = (): Promise<PersonalData> => call(exportData);
