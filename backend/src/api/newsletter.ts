import * as contract from "@confiserie/domain/contract/newsletter";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { accountOf } from "../http/caller";
import { countAttempt, mailedLinkLimits, mailedTokenLimits } from "../http/limits";
import { SENT, serve } from "../http/operations/serve";
import {
	askForNewsletter,
	confirmNewsletter,
	countReaders,
	exportReaders,
	leaveNewsletter,
	readPreference,
	unsubscribe,
} from "../modules/customers/newsletter";

export default serve(contract, {
	// It is looked for after the response has left, so that neither its words nor its delay tell who reads the newsletter.
	askForNewsletter: async ({ scope, sql, body: { email, website }, now, address, res }) => {
		await countAttempt(scope, mailedLinkLimits("newsletter", email, address));
		res.status(202).end();
		if (website !== "") return SENT;
		await askForNewsletter(sql, email, now).catch((error: unknown) => {
			scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A newsletter link could not be mailed: ${error}`);
		});
		return SENT;
	},
	confirmNewsletter: async ({ scope, sql, body: { token }, now, address }) => {
		await countAttempt(scope, mailedTokenLimits("newsletter", address));
		await confirmNewsletter(sql, token, now);
	},
	unsubscribe: ({ sql, params }) => unsubscribe(sql, params.token),
	readNewsletterPreference: ({ sql, now, req }) => readPreference(sql, accountOf(req).email, now),
	chooseNewsletter: async ({ scope, sql, body: { subscribed }, now, address, req }) => {
		const { email } = accountOf(req);
		if (subscribed) {
			await countAttempt(scope, mailedLinkLimits("newsletter", email, address));
			await askForNewsletter(sql, email, now);
		} else await leaveNewsletter(sql, email);
		return readPreference(sql, email, now);
	},
	countSubscribers: ({ sql, now }) => countReaders(sql, now),
	exportSubscribers: async ({ sql, caller }) => {
		const csv = await exportReaders(sql, caller, currentEnv().STOREFRONT_URL);
		return { bytes: csv, name: "lettre-inscrits.csv" };
	},
});
