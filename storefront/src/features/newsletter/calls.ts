import {
	type NewsletterChoice,
	type NewsletterPreference,
	newsletterPreferenceSchema,
} from "@confiserie/domain/contract/newsletter";
import { api } from "@/lib/api";

/** GET /auth/newsletter: whether the account's address gets it. */
export const callPreference = (signal: AbortSignal): Promise<NewsletterPreference> =>
	api.get("/auth/newsletter", newsletterPreferenceSchema, { signal });

/** PUT /auth/newsletter. */
export const callChoice = (choice: NewsletterChoice): Promise<NewsletterPreference> =>
	api.put("/auth/newsletter", choice, newsletterPreferenceSchema);
