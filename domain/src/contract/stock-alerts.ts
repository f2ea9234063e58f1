import { z } from "zod";
import { STOCK_ALERT_CONSENT } from "../catalogue/stock-alert";
import { emailText } from "./email-text";
import { operation } from "./operation";

/** Body of POST /products/:id/stock-alerts; the response is the same for every address. */
export const stockAlertRequestSchema = z.object({
	email: emailText("Saisissez votre adresse e-mail."),
	/** The version of the words that were agreed to. */
	consent: z.literal(STOCK_ALERT_CONSENT.version, "Le texte a changé. Rechargez la page, puis recommencez."),
	/** People do not see this field; what fills it in is a machine. */
	website: z.string().max(200).default(""),
});

export const askForStockAlert = operation("POST /api/products/:id/stock-alerts", {
	access: "public",
	body: stockAlertRequestSchema,
	answer: { 202: "nothing" },
	errors: ["PRODUCT_NOT_FOUND", "RATE_LIMITED"],
});

export const cancelStockAlert = operation("POST /api/stock-alerts/unsubscribe/:token", {
	access: "public",
	answer: { 204: "nothing" },
});
