import {
	type AccountSecurity,
	accountSecuritySchema,
	type EmailChange,
	type EmailConfirmed,
	type Erasure,
	emailConfirmedSchema,
	type NameUpdate,
	type PasswordChange,
	type PasswordReset,
} from "@confiserie/domain/contract/account";
import {
	type AccountSession,
	accountSessionListSchema,
	type EndedSessions,
	endedSessionsSchema,
	type User,
	userSchema,
} from "@confiserie/domain/contract/auth";
import type { BusinessInput } from "@confiserie/domain/contract/business";
import { type AccountBusiness, accountBusinessSchema } from "@confiserie/domain/contract/business-answer";
import { type PersonalData, personalDataSchema } from "@confiserie/domain/contract/personal-data";
import type { PhoneUpdate } from "@confiserie/domain/contract/registration";
import { api } from "@/lib/api";

const nothing = { parse: () => undefined };

export const callSecurity = (signal: AbortSignal): Promise<AccountSecurity> =>
	api.get("/auth/security", accountSecuritySchema, { signal });
export const callName = (name: NameUpdate): Promise<User> => api.put("/auth/name", name, userSchema);
export const callBusiness = (business: BusinessInput): Promise<AccountBusiness> =>
	api.put("/auth/business", business, accountBusinessSchema);
export const callNoBusiness = (): Promise<void> => api.delete("/auth/business");
export const callPhone = (phone: PhoneUpdate): Promise<User> => api.put("/auth/phone", phone, userSchema);
export const callPassword = (change: PasswordChange): Promise<void> => api.put("/auth/password", change, nothing);
/** POST /auth/email: a link goes to the new address. */
export const callEmail = (change: EmailChange): Promise<void> => api.post("/auth/email", change, nothing);
/** GET /auth/sessions: where the caller is signed in, the session used last first. */
export const callSessions = (signal: AbortSignal): Promise<AccountSession[]> =>
	api.get("/auth/sessions", accountSessionListSchema, { signal });
export const callEndSession = (id: string): Promise<void> => api.delete(`/auth/sessions/${encodeURIComponent(id)}`);
export const callEndSessions = (): Promise<EndedSessions> => api.deleteFor("/auth/sessions", endedSessionsSchema);
/** POST /auth/password/forgotten: the response is the same for every address. */
export const callForgotten = (email: string): Promise<void> => api.post("/auth/password/forgotten", { email }, nothing);
export const callReset = (reset: PasswordReset): Promise<void> => api.post("/auth/password/reset", reset, nothing);
export const callConfirmEmail = (token: string): Promise<EmailConfirmed> =>
	api.post("/auth/email/confirm", { token }, emailConfirmedSchema);
/** GET /auth/data: everything that the shop knows of the caller. */
export const callData = (): Promise<PersonalData> => api.get("/auth/data", personalDataSchema);
/** POST /auth/erasure: there is no way back. */
export const callErasure = (erasure: Erasure): Promise<void> => api.post("/auth/erasure", erasure, nothing);
