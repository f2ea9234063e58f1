import type { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { UNKNOWN_CODE } from "@confiserie/domain/promotions/refusal";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { currentEnv } from "../config/env";
import { type ApiFailure, failureOf } from "../modules/foundations/failures";
import { findFollowedOrder, type OrderRow } from "../modules/sales/orders";
import { callerOf } from "./caller";
import { clientAddress } from "./client-address";
import {
	type Counted,
	codeGuessLimits,
	countAttempt,
	forgiveAttempt,
	linkGuessLimits,
	promotionGuessLimits,
} from "./limits";

/** How a try ended: with a result, or with a failure that the API knows. */
interface Outcome<Result> {
	result?: Result;
	failure?: ApiFailure | undefined;
}

/**
 * Runs `work` as a try at a secret: counted before, so that parallel tries count too, and forgiven unless the secret was wrong.
 * The operations that call it name the secret in `tries` of the contract.
 */
async function asTry<Result>(
	{ scope }: MedusaRequest,
	counted: Counted[],
	isWrong: (outcome: Outcome<Result>) => boolean,
	work: () => Promise<Result>,
): Promise<Result> {
	await countAttempt(scope, counted);
	const outcome: Outcome<Result> = {};
	try {
		outcome.result = await work();
		return outcome.result;
	} catch (error) {
		outcome.failure = failureOf(error);
		throw error;
	} finally {
		if (!isWrong(outcome)) await forgiveAttempt(scope, counted);
	}
}

/** Asks with a promotion code, if there is one. `isUnknown` reads from a result that the code does not exist. */
export function askWithPromotion<Result>(
	req: MedusaRequest,
	code: string | null | undefined,
	work: () => Promise<Result>,
	isUnknown: (result: Result) => boolean = () => false,
): Promise<Result> {
	if (!code) return work();
	return asTry(
		req,
		promotionGuessLimits(clientAddress(req)),
		({ result, failure }) =>
			failure
				? failure.code === "PROMOTION_REFUSED" && failure.details.message === UNKNOWN_CODE.message
				: result !== undefined && isUnknown(result),
		work,
	);
}

/** Whether a commercial code is the caller's. */
export function askCommercialCode(req: MedusaRequest, isValid: () => Promise<boolean>): Promise<boolean> {
	return asTry(req, codeGuessLimits(callerOf(req).customerId), ({ result }) => result === false, isValid);
}

/** Places an order with the codes of its request. Under a secret of the shop a deposit with a commercial code is a guess as well. */
export function placeWithCodes<Result>(
	req: MedusaRequest,
	{ paymentType, commercialCode, promotionCode }: z.output<typeof paymentIntentRequestSchema>,
	place: () => Promise<Result>,
): Promise<Result> {
	const placed = () => askWithPromotion(req, promotionCode, place);
	if (paymentType !== "deposit" || !commercialCode || !currentEnv().COMMERCIAL_CODE_SECRET) return placed();
	const limits = codeGuessLimits(callerOf(req).customerId);
	return asTry(req, limits, ({ failure }) => failure?.details.field === "commercialCode", placed);
}

const WRONG_LINK = new Set([
	"PAYMENT_LINK_INVALID",
	"ORDER_NOT_FOUND",
	"QUOTE_NOT_FOUND",
	"TICKET_REFUSED",
	"SECOND_FACTOR_LATE",
]);

/** Opens what the key of a link stands for: an order, a payment, a quote, a step of a sign-in. */
export function openByLink<Result>(req: MedusaRequest, open: () => Promise<Result>): Promise<Result> {
	const isWrong = ({ failure }: Outcome<Result>) => failure !== undefined && WRONG_LINK.has(failure.code);
	return asTry(req, linkGuessLimits("link", clientAddress(req)), isWrong, open);
}

/** The order that the key in the path opens. @throws ApiFailure ORDER_NOT_FOUND, RATE_LIMITED */
export function followedOrder(req: MedusaRequest, sql: Parameters<typeof findFollowedOrder>[0]): Promise<OrderRow> {
	return openByLink(req, () => findFollowedOrder(sql, req.params.key ?? ""));
}

/** Reads a document by its number. @throws ApiFailure DOCUMENT_NOT_FOUND, RATE_LIMITED */
export function readByNumber<Result>(req: MedusaRequest, read: () => Promise<Result>): Promise<Result> {
	const isWrong = ({ failure }: Outcome<Result>) => failure?.code === "DOCUMENT_NOT_FOUND";
	return asTry(req, linkGuessLimits("document-number", clientAddress(req)), isWrong, read);
}
