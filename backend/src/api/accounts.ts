import { safeRedirect } from "@confiserie/domain/accounts/safe-redirect";
import * as contract from "@confiserie/domain/contract/accounts";
import type { AccountBusiness } from "@confiserie/domain/contract/business-answer";
import type { MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import { generators } from "openid-client";
import { accountOf, type Caller, isSecondFactorMissing, sessionOf } from "../http/caller";
import {
	countAttempt,
	forgiveAttempt,
	mailedLinkLimits,
	mailedTokenLimits,
	registrationLimits,
	signInLimits,
} from "../http/limits";
import { openSession } from "../http/open-session";
import { SENT, serve } from "../http/operations/serve";
import { ownFactor } from "../http/own-factor";
import { checkOwnPassword } from "../http/own-password";
import { openByLink } from "../http/tries";
import { inTransaction } from "../lib/database/sql";
import { countRecoveryCodes, hasSecondFactor } from "../medusa/accounts/second-factors";
import { leaveCompany, refuseRegistered, stateBusiness } from "../modules/companies/companies";
import {
	beginSecondFactor,
	changePassword,
	claimGoogleAccount,
	confirmEmailChange,
	confirmSecondFactor,
	endOwnSession,
	endSecondFactor,
	endSession,
	endSessions,
	googleCallbackUrl,
	googleClient,
	googlePerson,
	hasGoogle,
	holderOf,
	issueTicket,
	linkGoogle,
	listSessions,
	mailPasswordLink,
	makeHolder,
	readBusiness,
	readSecurity,
	readTicket,
	readVatCheck,
	rememberAttempt,
	requestEmailChange,
	resetPassword,
	signIn,
	takeAttempt,
	takeTicket,
	toCallbackPage,
} from "../modules/customers/accounts";
import { ApiFailure } from "../modules/foundations/failures";
import { erasePerson, readPerson } from "../modules/operations/personal-data";
import { handOver } from "../modules/sales/company-orders";
import { registerCustomerWorkflow } from "../workflows/account/register-customer";

const NOT_YOURS = "Ce n'est pas l'adresse de votre compte.";

async function business({ sql, caller: { customerId } }: { sql: Knex; caller: Caller }): Promise<AccountBusiness> {
	const [business, vatCheck] = await Promise.all([readBusiness(sql, customerId), readVatCheck(sql, customerId)]);
	return { business, vatCheck };
}

function callbackPage(res: MedusaResponse, result: Parameters<typeof toCallbackPage>[1]) {
	toCallbackPage(res, result);
	return SENT;
}

export default serve(contract, {
	register: async ({ scope, sql, body: { business, ...registration }, address }) => {
		await countAttempt(scope, registrationLimits(address));
		// Before the account: refused afterwards, it would be there without the company.
		if (business) await inTransaction(sql, (sql) => refuseRegistered(sql, business));
		const { result } = await registerCustomerWorkflow(scope).run({ input: registration });
		const session = await openSession(scope, { identityId: result.identityId });
		if (!session) throw new Error("The account is gone right after its registration.");
		if (business) await stateBusiness(sql, session.id, business);
		return session;
	},
	// A person with a second factor sends `code` too: without one 401 SECOND_FACTOR_REQUIRED.
	login: async ({ scope, body: { email, password, code }, address }) => {
		const counted = signInLimits(email, address);
		await countAttempt(scope, counted);
		const credentials = await signIn(scope, email, password);
		if (!credentials) throw new ApiFailure("BAD_CREDENTIALS");
		// The password was right; tries of a code are counted apart.
		await forgiveAttempt(scope, counted);
		const session = await openSession(scope, { ...credentials, code });
		if (!session) throw new ApiFailure("BAD_CREDENTIALS");
		return session;
	},
	// Errors lead to /auth/callback?error=…, since a person is looking.
	beginGoogleSignIn: async ({ scope, req, res }) => {
		if (!hasGoogle()) return callbackPage(res, { error: "google_unavailable" });
		const { redirect } = req.query;
		const attempt = {
			state: generators.state(),
			nonce: generators.nonce(),
			verifier: generators.codeVerifier(),
			redirect: safeRedirect(typeof redirect === "string" ? redirect : undefined),
		};
		try {
			const client = await googleClient();
			rememberAttempt(res, attempt);
			res.redirect(
				302,
				client.authorizationUrl({
					redirect_uri: googleCallbackUrl(),
					scope: "openid email profile",
					state: attempt.state,
					nonce: attempt.nonce,
					code_challenge: generators.codeChallenge(attempt.verifier),
					code_challenge_method: "S256",
					prompt: "select_account",
				}),
			);
		} catch (error) {
			scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`Google sign-in: the provider does not respond: ${error}`);
			return callbackPage(res, { error: "google_unreachable" });
		}
		return SENT;
	},
	// Leads to the storefront's /auth/callback with a ticket of one minute and one use, or an error; no session token is ever part of an address.
	endGoogleSignIn: async ({ scope, sql, req, res }) => {
		const attempt = takeAttempt(req, res);
		if (!attempt) return callbackPage(res, { error: "sign_in_expired" });
		const person = await googlePerson(req, attempt);
		if ("error" in person) return callbackPage(res, person);
		const account = await claimGoogleAccount(scope, person);
		const ticket =
			"identityId" in account
				? { identityId: account.identityId, data: {} }
				: // The e-mail has an account already: its password decides, behind the same ticket.
					{ identityId: null, data: { ...person } };
		const token = await issueTicket(sql, "sign-in", ticket, makeHolder(res));
		return callbackPage(res, { token, redirect: attempt.redirect });
	},
	// When the e-mail has an account already: what to ask its password for, with a ticket of its own.
	redeemTicket: async ({ scope, sql, body: { token }, req }) => {
		const holder = holderOf(req);
		const ticket = await openByLink(req, async () => {
			const taken = await takeTicket(sql, "sign-in", token, holder);
			if (!taken) throw new ApiFailure("TICKET_REFUSED");
			return taken;
		});
		if (ticket.identityId === null) {
			const linkToken = await issueTicket(sql, "google-link", ticket, holder);
			return { linkToken, email: ticket.data.email ?? "" };
		}
		const session = await openSession(scope, { identityId: ticket.identityId });
		if (!session) throw new ApiFailure("TICKET_REFUSED");
		return session;
	},
	// A wrong password returns 401 as a login does, counts as one, and leaves the ticket good for another try.
	linkGoogle: async ({ scope, sql, body: { linkToken, password }, address, req }) => {
		const holder = holderOf(req);
		const ticket = await openByLink(req, async () => {
			const known = await readTicket(sql, "google-link", linkToken, holder);
			if (!known) throw new ApiFailure("TICKET_REFUSED");
			return known;
		});
		const counted = signInLimits(ticket.data.email ?? "", address);
		await countAttempt(scope, counted);
		const credentials = await signIn(scope, ticket.data.email ?? "", password);
		if (!credentials) throw new ApiFailure("BAD_CREDENTIALS");
		await forgiveAttempt(scope, counted);
		await linkGoogle(sql, credentials.identityId, linkToken, holder);
		const session = await openSession(scope, credentials);
		if (!session) throw new ApiFailure("BAD_CREDENTIALS");
		return session;
	},
	logout: ({ sql, req }) => endSession(sql, sessionOf(req).sessionId),
	listSessions: ({ sql, req }) => {
		const { identityId, sessionId } = sessionOf(req);
		return listSessions(sql, identityId, sessionId);
	},
	endOneSession: ({ sql, params, req }) => endOwnSession(sql, sessionOf(req).identityId, params.id),
	endOtherSessions: async ({ sql, req }) => {
		const { identityId, sessionId } = sessionOf(req);
		return { ended: await endSessions(sql, identityId, sessionId) };
	},
	readSecurity: ({ sql, req }) => {
		const { identityId, sessionId } = sessionOf(req);
		return readSecurity(sql, identityId, sessionId);
	},
	changeName: async ({ scope, body: { firstName, lastName }, req }) => {
		const account = accountOf(req);
		await updateCustomersWorkflow(scope).run({
			input: { selector: { id: account.id }, update: { first_name: firstName, last_name: lastName } },
		});
		return { ...account, firstName, lastName };
	},
	// A wrong current password returns 400, since 401 would end the session; it counts as a failed sign-in.
	changePassword: async ({ scope, sql, body: change, address, req }) => {
		const counted = signInLimits(accountOf(req).email, address);
		await countAttempt(scope, counted);
		await changePassword(sql, sessionOf(req), change);
		await forgiveAttempt(scope, counted);
	},
	// The account is looked for after the response has left, so that neither its words nor its delay tell who has one.
	forgetPassword: async ({ scope, sql, body: { email }, address, res }) => {
		await countAttempt(scope, mailedLinkLimits("password", email, address));
		res.status(202).end();
		await mailPasswordLink(sql, email).catch((error: unknown) => {
			scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A password link could not be mailed: ${error}`);
		});
		return SENT;
	},
	resetPassword: async ({ scope, sql, body: reset, address }) => {
		await countAttempt(scope, mailedTokenLimits("password", address));
		await resetPassword(sql, reset);
	},
	// The password is asked again where the account has one.
	changeEmail: async ({ scope, sql, body: { email, password }, address, req }) => {
		const account = accountOf(req);
		await checkOwnPassword(req, password);
		await countAttempt(scope, mailedLinkLimits("email", account.email, address));
		await requestEmailChange(sql, { ...sessionOf(req), firstName: account.firstName }, email);
	},
	confirmEmail: async ({ scope, sql, body: { token }, address }) => {
		await countAttempt(scope, mailedTokenLimits("email", address));
		return confirmEmailChange(sql, token);
	},
	exportData: ({ sql, now, req }) => readPerson(sql, accountOf(req).id, now),
	eraseAccount: async ({ sql, body: { email, password }, req }) => {
		const account = accountOf(req);
		if (email !== account.email) throw new ApiFailure("VALIDATION", { field: "email", message: NOT_YOURS });
		await checkOwnPassword(req, password);
		await erasePerson(sql, account.id);
	},
	readMe: ({ req }) => accountOf(req),
	readBusiness: business,
	changeBusiness: async (asked) => {
		await stateBusiness(asked.sql, asked.caller.customerId, asked.body);
		return business(asked);
	},
	// Past orders are unchanged.
	removeBusiness: ({ sql, caller }) => leaveCompany(sql, caller.customerId, handOver),
	changePhone: async ({ scope, body: { phoneNumber }, req }) => {
		const account = accountOf(req);
		await updateCustomersWorkflow(scope).run({
			input: { selector: { id: account.id }, update: { phone: phoneNumber } },
		});
		return { ...account, phoneNumber };
	},
	readSecondFactor: async ({ sql, caller, req }) => {
		const { identityId } = sessionOf(req);
		const [isOn, recoveryCodes] = await Promise.all([
			hasSecondFactor(sql, identityId),
			countRecoveryCodes(sql, identityId),
		]);
		return { isOn, recoveryCodes, isRequired: isSecondFactorMissing(caller) };
	},
	beginSecondFactor: async (asked) => {
		const own = ownFactor(asked.req);
		await checkOwnPassword(asked.req, asked.body.password);
		return beginSecondFactor(asked.scope, own);
	},
	confirmSecondFactor: async (asked) => {
		const own = ownFactor(asked.req);
		return { recoveryCodes: await confirmSecondFactor(asked.scope, own, asked.body.code) };
	},
	endSecondFactor: async (asked) => {
		const own = ownFactor(asked.req);
		const { password, code } = asked.body;
		await checkOwnPassword(asked.req, password);
		await endSecondFactor(asked.scope, own, code);
	},
});
