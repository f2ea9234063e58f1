import { createHmac } from "node:crypto";
import { toCents } from "@confiserie/domain/money";
import type { z } from "@medusajs/framework/zod";
import { isSameText } from "../../../lib/same-text";
import { ApiFailure } from "../../failures";
import type { Booking, CarrierRate, Consignment, Party, ShippingCarrier } from "./carrier";
import {
	cancellationSchema,
	oneShipmentSchema,
	optionListSchema,
	problemsSchema,
	type SendcloudProblem,
	type SendcloudShipment,
	shipmentListSchema,
} from "./sendcloud-wire";
import { refusalWords } from "./sendcloud-words";

export interface SendcloudAccount {
	/** Without a slash at the end. */
	apiUrl: string;
	publicKey: string;
	secretKey: string;
	timeoutMs: number;
}

/** Cancelled, or about to be. */
const CANCELLED = ["CANCELLED", "CANCELLED_UPSTREAM", "CANCELLATION_REQUESTED", "SUBMITTING_CANCELLATION_REQUEST"];

/**
 * Sendcloud, by its API v3. A shipment carries the shop's reference, which Sendcloud accepts once: an announcement whose
 * response was lost is found again. Source: https://sendcloud.dev/api/v3.
 */
export class SendcloudCarrier implements ShippingCarrier {
	constructor(private readonly account: SendcloudAccount) {}

	async rates({ from, to, grams }: Omit<Consignment, "orderNumber">): Promise<CarrierRate[]> {
		const { data } = await this.ask(optionListSchema, "POST", "/shipping-options", {
			from_address: addressOf(from),
			to_address: addressOf(to),
			parcels: grams.map(weightOf),
			calculate_quotes: true,
		});
		return data
			.map(({ code, name, carrier, quotes }) => {
				const total = quotes?.[0]?.price?.total?.value;
				return { code, name, carrierName: carrier.name, cents: total === undefined ? null : toCents(total) };
			})
			.sort((a, b) => (a.cents ?? Infinity) - (b.cents ?? Infinity) || (a.code < b.code ? -1 : 1));
	}

	async book({ from, to, grams, orderNumber }: Consignment, service: string, reference: string): Promise<Booking> {
		const response = await this.call("POST", "/shipments/announce", {
			from_address: addressOf(from),
			to_address: addressOf(to),
			ship_with: { type: "shipping_option_code", properties: { shipping_option_code: service } },
			parcels: grams.map(weightOf),
			order_number: orderNumber,
			external_reference_id: reference,
			label_details: { mime_type: "application/pdf", dpi: 72 },
		});
		// The reference is taken: by this announcement, sent before or at the same time.
		if (response.status === 409) {
			const known = await this.find(reference);
			if (known) return known;
		}
		return bookingOf((await read(oneShipmentSchema, response)).data);
	}

	async find(reference: string): Promise<Booking | null> {
		const query = new URLSearchParams({ external_reference_id: reference });
		const response = await this.call("GET", `/shipments?${query}`);
		if (!response.ok) throw unavailable();
		const { data } = await read(shipmentListSchema, response);
		return data[0] ? bookingOf(data[0]) : null;
	}

	async label(parcelIds: readonly string[]): Promise<Buffer> {
		const [only = ""] = parcelIds;
		const query = new URLSearchParams({ paper_size: "a6" });
		for (const id of parcelIds) if (parcelIds.length > 1) query.append("parcels", id);
		const path =
			parcelIds.length === 1 ? `/parcels/${encodeURIComponent(only)}/documents/label` : "/parcel-documents/label";
		const response = await this.call("GET", `${path}?${query}`, undefined, "application/pdf");
		if (!response.ok) throw refused(await problemsOf(response));
		try {
			return Buffer.from(await response.arrayBuffer());
		} catch {
			throw unavailable();
		}
	}

	async cancel(bookingId: string): Promise<"CANCELLED" | "CANCELLING"> {
		const path = `/shipments/${encodeURIComponent(bookingId)}`;
		const response = await this.call("POST", `${path}/cancel`);
		if (response.status === 409) {
			const problems = await problemsOf(response);
			const { data } = await this.ask(oneShipmentSchema, "GET", path);
			if (data.parcels.every(({ status }) => CANCELLED.includes(status?.code ?? ""))) return "CANCELLED";
			throw refused(problems);
		}
		const { data } = await read(cancellationSchema, response);
		return data.status === "queued" ? "CANCELLING" : "CANCELLED";
	}

	isSigned(payload: string, signature: string): boolean {
		const expected = createHmac("sha256", this.account.secretKey).update(payload).digest("hex");
		return isSameText(signature.toLowerCase(), expected);
	}

	private async ask<Schema extends z.ZodType>(schema: Schema, method: "GET" | "POST", path: string, body?: object) {
		return read(schema, await this.call(method, path, body));
	}

	/** A response below 500; what the carrier did is not known otherwise. */
	private async call(method: "GET" | "POST", path: string, body?: object, accept = "application/json") {
		const { apiUrl, publicKey, secretKey, timeoutMs } = this.account;
		const response = await fetch(`${apiUrl}${path}`, {
			method,
			headers: {
				Accept: accept,
				Authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}`,
				...(body && { "Content-Type": "application/json" }),
			},
			...(body && { body: JSON.stringify(body) }),
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
		}).catch(() => Promise.reject(unavailable()));
		if (response.status === 401 || response.status === 403) throw new ApiFailure("CARRIER_KEYS_REFUSED");
		if (response.status >= 500 || response.status === 429) throw unavailable();
		return response;
	}
}

async function read<Schema extends z.ZodType>(schema: Schema, response: Response): Promise<z.output<Schema>> {
	if (!response.ok) throw refused(await problemsOf(response));
	const parsed = schema.safeParse(await response.json().catch(() => undefined));
	if (!parsed.success) throw unavailable();
	return parsed.data;
}

async function problemsOf(response: Response): Promise<SendcloudProblem[]> {
	const parsed = problemsSchema.safeParse(await response.json().catch(() => undefined));
	return parsed.success ? parsed.data.errors : [];
}

const unavailable = () => new ApiFailure("CARRIER_UNAVAILABLE");
const refused = (problems: readonly SendcloudProblem[]) =>
	new ApiFailure("CARRIER_REFUSED", { message: refusalWords(problems) });

/** @throws ApiFailure CARRIER_REFUSED for one that the carrier did not take */
function bookingOf({ id, parcels, carrier, errors }: SendcloudShipment): Booking {
	const isFailed = parcels.some(({ status }) => status?.code === "ANNOUNCEMENT_FAILED");
	if (isFailed || parcels.length === 0) throw refused(errors ?? []);
	const first = parcels[0];
	return {
		id,
		carrierCode: carrier?.code ?? "",
		carrierName: carrier?.name ?? "Sendcloud",
		parcelIds: parcels.map((parcel) => String(parcel.id)),
		trackingNumber: first?.tracking_number || null,
		trackingUrl: first?.tracking_url || null,
	};
}

const weightOf = (grams: number) => ({ weight: { value: (grams / 1000).toFixed(3), unit: "kg" } });

function addressOf({ name, company, street, postalCode, city, country, phone, email }: Party) {
	return {
		name,
		...(company && { company_name: company }),
		address_line_1: street,
		postal_code: postalCode,
		city,
		country_code: country,
		...(phone && { phone_number: phone }),
		...(email && { email }),
	};
}
