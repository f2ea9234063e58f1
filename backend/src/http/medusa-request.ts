import { emailFault, normaliseEmail } from "@confiserie/domain/customers/email";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ApiFailure } from "../modules/foundations/failures";
import { isForeignPage } from "./foreign-origin";
import { unstorableTexts } from "./parse";

/**
 * What every call of Medusa Admin must pass beside its sign-in. Throws FOREIGN_ORIGIN for a page of another site that
 * acts with its cookie, VALIDATION for text that PostgreSQL cannot store and for an e-mail that only looks like one. An
 * e-mail is normalised, so that Medusa stores it as the shop does.
 */
export function checkMedusaRequest(req: MedusaRequest): void {
	const { adminCors } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http;
	if (isForeignPage(req, adminCors.split(","))) throw new ApiFailure("FOREIGN_ORIGIN");
	const errors = [...unstorableTexts(req.query), ...unstorableTexts(req.body)];
	const [first] = errors;
	if (first) throw new ApiFailure("VALIDATION", { message: first.message, field: first.field, errors });
	checkEmail(req.body);
}

function checkEmail(body: unknown): void {
	if (typeof body !== "object" || body === null || !("email" in body) || typeof body.email !== "string") return;
	const message = body.email === "" ? undefined : emailFault(body.email);
	if (message !== undefined)
		throw new ApiFailure("VALIDATION", { message, field: "email", errors: [{ field: "email", message }] });
	body.email = normaliseEmail(body.email);
}
