import {
	accountSecuritySchema,
	emailChangeSchema,
	emailConfirmedSchema,
	emailConfirmSchema,
	erasureSchema,
	forgottenPasswordSchema,
	nameUpdateSchema,
	passwordChangeSchema,
	passwordResetSchema,
} from "./account";
import { accountSessionListSchema, endedSessionsSchema, sessionSchema, signInSchema, userSchema } from "./auth";
import { businessInputSchema } from "./business";
import { accountBusinessSchema } from "./business-answer";
import {
	googleCallbackQuerySchema,
	googleLinkSchema,
	googleSignInQuerySchema,
	ticketResponseSchema,
	ticketSchema,
} from "./oauth";
import { operation } from "./operation";
import { personalDataSchema } from "./personal-data";
import { phoneUpdateSchema, registrationSchema } from "./registration";
import {
	recoveryCodesSchema,
	secondFactorBeginSchema,
	secondFactorConfirmSchema,
	secondFactorRemovalSchema,
	secondFactorSchema,
	secondFactorSetupSchema,
} from "./second-factor";

export const register = operation("POST /api/auth/register", {
	access: "public",
	body: registrationSchema,
	answer: { 201: sessionSchema },
	errors: ["EMAIL_TAKEN", "COMPANY_REGISTERED", "RATE_LIMITED"],
});

export const login = operation("POST /api/auth/login", {
	access: "public",
	body: signInSchema,
	answer: { 200: sessionSchema },
	errors: ["BAD_CREDENTIALS", "SECOND_FACTOR_REQUIRED", "SECOND_FACTOR_WRONG"],
	tries: ["password", "one-time-code"],
});

export const beginGoogleSignIn = operation("GET /api/oauth2/authorization/google", {
	access: "public",
	query: googleSignInQuerySchema,
	answer: { 302: "redirect" },
	sends: ["Location"],
});

export const endGoogleSignIn = operation("GET /api/oauth2/callback/google", {
	access: "public",
	query: googleCallbackQuerySchema,
	answer: { 302: "redirect" },
	sends: ["Location"],
	errors: ["EMAIL_TAKEN"],
});

export const redeemTicket = operation("POST /api/auth/ticket", {
	access: "public",
	body: ticketSchema,
	answer: { 200: ticketResponseSchema },
	errors: ["TICKET_REFUSED", "SECOND_FACTOR_REQUIRED"],
	tries: ["link"],
});

export const linkGoogle = operation("POST /api/auth/google/link", {
	access: "public",
	body: googleLinkSchema,
	answer: { 200: sessionSchema },
	errors: ["TICKET_REFUSED", "BAD_CREDENTIALS", "SECOND_FACTOR_REQUIRED"],
	tries: ["link", "password"],
});

export const logout = operation("POST /api/auth/logout", { access: "customer", answer: { 204: "nothing" } });

export const listSessions = operation("GET /api/auth/sessions", {
	access: "customer",
	answer: { 200: accountSessionListSchema },
});

export const endOneSession = operation("DELETE /api/auth/sessions/:id", {
	access: "customer",
	answer: { 204: "nothing" },
	errors: ["SESSION_NOT_FOUND"],
});

export const endOtherSessions = operation("DELETE /api/auth/sessions", {
	access: "customer",
	answer: { 200: endedSessionsSchema },
});

export const readSecurity = operation("GET /api/auth/security", {
	access: "customer",
	answer: { 200: accountSecuritySchema },
});

export const changeName = operation("PUT /api/auth/name", {
	access: "customer",
	body: nameUpdateSchema,
	answer: { 200: userSchema },
});

export const changePassword = operation("PUT /api/auth/password", {
	access: "customer",
	body: passwordChangeSchema,
	answer: { 204: "nothing" },
	errors: ["WRONG_PASSWORD"],
	tries: ["password"],
});

export const forgetPassword = operation("POST /api/auth/password/forgotten", {
	access: "public",
	body: forgottenPasswordSchema,
	answer: { 202: "nothing" },
	errors: ["RATE_LIMITED"],
});

export const resetPassword = operation("POST /api/auth/password/reset", {
	access: "public",
	body: passwordResetSchema,
	answer: { 204: "nothing" },
	errors: ["LINK_REFUSED", "EMAIL_TAKEN"],
	tries: ["mailed-token"],
});

export const changeEmail = operation("POST /api/auth/email", {
	access: "customer",
	body: emailChangeSchema,
	answer: { 202: "nothing" },
	errors: ["WRONG_PASSWORD", "EMAIL_TAKEN"],
	tries: ["password"],
});

export const confirmEmail = operation("POST /api/auth/email/confirm", {
	access: "public",
	body: emailConfirmSchema,
	answer: { 200: emailConfirmedSchema },
	errors: ["LINK_REFUSED", "EMAIL_TAKEN"],
	tries: ["mailed-token"],
});

export const exportData = operation("GET /api/auth/data", { access: "customer", answer: { 200: personalDataSchema } });

export const eraseAccount = operation("POST /api/auth/erasure", {
	access: "customer",
	body: erasureSchema,
	answer: { 204: "nothing" },
	errors: ["WRONG_PASSWORD", "ERASURE_UNDER_WAY", "ERASURE_OF_STAFF", "LAST_MANAGER"],
	tries: ["password"],
});

export const readMe = operation("GET /api/auth/me", { access: "customer", answer: { 200: userSchema } });

export const readBusiness = operation("GET /api/auth/business", {
	access: "customer",
	answer: { 200: accountBusinessSchema },
});

export const changeBusiness = operation("PUT /api/auth/business", {
	access: "customer",
	body: businessInputSchema,
	answer: { 200: accountBusinessSchema },
	errors: ["COMPANY_ROLE_REFUSED", "COMPANY_REGISTERED", "COMPANY_IDENTITY_FIXED"],
});

export const removeBusiness = operation("DELETE /api/auth/business", {
	access: "customer",
	answer: { 204: "nothing" },
	errors: ["LAST_MANAGER"],
});

export const changePhone = operation("PUT /api/auth/phone", {
	access: "customer",
	body: phoneUpdateSchema,
	answer: { 200: userSchema },
});

export const readSecondFactor = operation("GET /api/auth/second-factor", {
	access: "customer",
	answer: { 200: secondFactorSchema },
});

export const beginSecondFactor = operation("POST /api/auth/second-factor", {
	access: "customer",
	body: secondFactorBeginSchema,
	answer: { 201: secondFactorSetupSchema },
	errors: ["FORBIDDEN", "WRONG_PASSWORD", "SECOND_FACTOR_ON"],
	tries: ["password"],
});

export const confirmSecondFactor = operation("POST /api/auth/second-factor/confirm", {
	access: "customer",
	body: secondFactorConfirmSchema,
	answer: { 200: recoveryCodesSchema },
	errors: ["FORBIDDEN", "SECOND_FACTOR_WRONG", "SECOND_FACTOR_ON"],
	tries: ["one-time-code"],
});

export const endSecondFactor = operation("POST /api/auth/second-factor/removal", {
	access: "customer",
	body: secondFactorRemovalSchema,
	answer: { 204: "nothing" },
	errors: ["FORBIDDEN", "WRONG_PASSWORD", "SECOND_FACTOR_WRONG"],
	tries: ["password", "one-time-code"],
});
