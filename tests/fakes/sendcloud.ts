import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Keys that the fake accepts. */
export const SENDCLOUD_KEYS = { publicKey: "cle-publique-essai", secretKey: "cle-secrete-essai" };

interface Parcel {
	id: number;
	status: { code: string; message: string };
	weight: object;
	tracking_number: string;
	tracking_url: string;
}
interface Shipment {
	id: string;
	external_reference_id: string | null;
	order_number: string;
	from_address: Record<string, string>;
	to_address: Record<string, string>;
	ship_with: { properties: { shipping_option_code: string } };
	parcels: Parcel[];
	carrier: { code: string; name: string };
	errors: object[];
}
interface Pickup {
	id: number;
	carrier_code: string;
	status: string;
	reference: string;
	created_at: string;
	cancelled_at: string | null;
	time_slots: { start_at: string; end_at: string }[];
	special_instructions?: string;
	items: { quantity: number; total_weight: object }[];
	address: Record<string, string>;
}
/** before: nothing was done. after: the work was done and its response is lost. */
type Fault = { route: string; is: "before" | "after"; with: 500 | "silence" };

/** A stand-in for Sendcloud's API v3 that remembers its shipments and pickups. Source: Sendcloud API v3, "Shipments", "Parcel documents", "Pickups". */
export interface SendcloudFake {
	url: string;
	shipments: Shipment[];
	pickups: Pickup[];
	/** "POST /shipments/announce", in the order in which they came. */
	calls: string[];
	/** The next call of that route fails. */
	failNext(fault: Fault): void;
	/** Reports a parcel's status to the shop, signed. */
	report(webhook: string, event: { shipment: Shipment; status: number; at: Date; key?: string }): Promise<Response>;
	close(): Promise<void>;
}

/** A service whose announcement the carrier refuses after the shipment was made. */
export const FAILING_SERVICE = "colissimo:home/failing";
/** With these words a pickup is refused. */
export const REFUSED_INSTRUCTIONS = "Par la fenêtre";
const OPTIONS = [
	{
		code: "chronopost:express",
		name: "Chrono 13",
		carrier: { code: "chronopost", name: "Chronopost" },
		price: "14.90",
	},
	{
		code: "colissimo:home",
		name: "Colissimo Domicile",
		carrier: { code: "colissimo", name: "Colissimo" },
		price: "8.40",
	},
	{ code: FAILING_SERVICE, name: "Colissimo en panne", carrier: { code: "colissimo", name: "Colissimo" }, price: null },
];

export async function startSendcloudFake(): Promise<SendcloudFake> {
	const shipments: Shipment[] = [];
	const pickups: Pickup[] = [];
	const calls: string[] = [];
	let faults: Fault[] = [];
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? "", "http://fake");
		const route = `${request.method} ${url.pathname}`;
		calls.push(route);
		const fault = faults.find((one) => route.startsWith(one.route));
		faults = faults.filter((one) => one !== fault);
		const fail = () =>
			fault?.with === 500 && send(response, 500, { errors: [{ status: "500", code: "error", detail: "Error" }] });
		if (fault?.is === "before") return void fail();
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString("utf8")) : {};
		const authorization = Buffer.from(`${SENDCLOUD_KEYS.publicKey}:${SENDCLOUD_KEYS.secretKey}`).toString("base64");
		const [status, content, link] =
			request.headers.authorization === `Basic ${authorization}`
				? respond(route, url, body)
				: problem(401, "authentication_failed", "Invalid username/password.");
		if (fault) return void fail();
		if (Buffer.isBuffer(content)) response.writeHead(status, { "Content-Type": "application/pdf" }).end(content);
		else send(response, status, content, link);
	}

	function respond(route: string, url: URL, body: Record<string, never>): [number, object | Buffer, string?] {
		const [, first = "", second = "", third = ""] = url.pathname.split("/");
		const known = (id: string) => shipments.find((one) => one.id === id);
		if (route === "POST /shipping-options")
			return [
				200,
				{
					data: OPTIONS.map(({ price, ...option }) => ({
						...option,
						quotes: price === null ? null : [{ price: { total: { value: price, currency: "EUR" } } }],
					})),
					message: null,
				},
			];
		if (route === "POST /shipments/announce") return announce(body);
		if (route === "GET /shipments") {
			const reference = url.searchParams.get("external_reference_id");
			return [200, { data: shipments.filter((one) => one.external_reference_id === reference) }];
		}
		if (first === "pickups") return respondPickups(route, url, body);
		if (first === "shipments" && third === "cancel") return cancel(known(second));
		if (first === "shipments") {
			const shipment = known(second);
			return shipment ? [200, { data: shipment }] : problem(404, "not_found", "Not found");
		}
		const parcels = shipments.flatMap((one) => one.parcels);
		const asked = first === "parcels" ? [second] : url.searchParams.getAll("parcels");
		if (asked.length > 0 && asked.every((id) => parcels.some((parcel) => String(parcel.id) === id)))
			return [200, Buffer.from(`%PDF-1.4 ${asked.join(" ")}`)];
		return problem(404, "not_found", "No Parcel matches the given query.");
	}

	/** The list, two to a page, leaves out address, items and reference; a reference may be sent any number of times. */
	function respondPickups(route: string, url: URL, body: Partial<Pickup>): [number, object, string?] {
		const [, , id, act] = url.pathname.split("/");
		const pickup = pickups.find((one) => String(one.id) === id);
		if (route === "POST /pickups") return schedule(body);
		if (!id) {
			const after = Number(url.searchParams.get("cursor") ?? 0);
			const data = pickups.slice(after, after + 2).map(({ address: _, items: __, reference: ___, ...one }) => one);
			const isLast = after + 2 >= pickups.length;
			return [
				200,
				{ data },
				isLast ? undefined : `<https://panel.sendcloud.sc/api/v3/pickups?cursor=${after + 2}>; rel="next"`,
			];
		}
		if (!pickup) return problem(404, "not_found", "Not found");
		if (act !== "cancel") return [200, { data: pickup }];
		if (pickup.status === "CANCELLED" || pickup.carrier_code === "colissimo")
			return problem(409, "invalid", "This pickup cannot be cancelled.");
		Object.assign(pickup, { status: "CANCELLED", cancelled_at: new Date().toISOString() });
		return [200, { data: pickup }];
	}

	function schedule(body: Partial<Pickup>): [number, object] {
		for (const field of ["name", "address_line_1", "postal_code", "city", "country_code"])
			if (!body.address?.[field]) return problem(400, "required", "This field is required.", `/address/${field}`);
		if (body.time_slots?.length !== 1) return problem(400, "required", "This field is required.", "/time_slots");
		if (body.special_instructions === REFUSED_INSTRUCTIONS)
			return problem(400, "invalid", "The driver cannot follow these instructions.", "/special_instructions");
		const pickup = {
			...(body as Pickup),
			id: 294_000 + pickups.length,
			status: "CREATED",
			created_at: new Date().toISOString(),
			cancelled_at: null,
		};
		pickups.push(pickup);
		return [201, { data: pickup }];
	}

	function announce(body: Partial<Shipment>): [number, object] {
		const required = ["name", "address_line_1", "postal_code", "city", "country_code"];
		for (const part of ["from_address", "to_address"] as const)
			for (const field of required)
				if (!body[part]?.[field]) return problem(400, "required", "This field is required.", `/${part}/${field}`);
		const code = body.ship_with?.properties.shipping_option_code;
		const option = OPTIONS.find((one) => one.code === code);
		if (!option) return problem(400, "invalid_choice", "Unknown option.", "/ship_with/properties/shipping_option_code");
		const reference = body.external_reference_id ?? null;
		const known = reference && shipments.find((one) => one.external_reference_id === reference);
		if (known) return [409, { data: known }];
		const isFailed = code === FAILING_SERVICE;
		const shipment = {
			...(body as Shipment),
			id: randomUUID(),
			external_reference_id: reference,
			carrier: option.carrier,
			parcels: (body.parcels ?? []).map((parcel, index) => {
				const id = 383_700_000 + shipments.length * 100 + index;
				return {
					...parcel,
					id,
					status: isFailed
						? { code: "ANNOUNCEMENT_FAILED", message: "Announcement Failed" }
						: { code: "READY_TO_SEND", message: "Ready to send" },
					tracking_number: `6A${id}`,
					tracking_url: `https://tracking.example/${id}`,
				};
			}),
			errors: isFailed
				? [{ status: "500", code: "parcel_announcement_error", detail: "Postal code does not exist." }]
				: [],
		};
		shipments.push(shipment);
		return [201, { data: shipment }];
	}

	function cancel(shipment: Shipment | undefined): [number, object] {
		if (!shipment) return problem(404, "not_found", "Not found");
		if (shipment.parcels.some(({ status }) => status.code !== "READY_TO_SEND"))
			return problem(409, "invalid", "This shipment is already being cancelled.");
		for (const parcel of shipment.parcels) parcel.status = { code: "CANCELLED", message: "Cancelled" };
		return [200, { data: { status: "cancelled", message: "Shipment has been cancelled" } }];
	}

	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		shipments,
		pickups,
		calls,
		failNext: (fault) => faults.push(fault),
		report: (webhook, { shipment, status, at, key = SENDCLOUD_KEYS.secretKey }) => {
			const parcel = { ...shipment.parcels[0], shipment_uuid: shipment.id, status: { id: status, message: "" } };
			const payload = JSON.stringify({ action: "parcel_status_changed", timestamp: at.getTime(), parcel });
			const signature = createHmac("sha256", key).update(payload).digest("hex");
			return fetch(webhook, {
				method: "POST",
				headers: { "Content-Type": "application/json", "Sendcloud-Signature": signature },
				body: payload,
			});
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function problem(status: number, code: string, detail: string, pointer?: string): [number, object] {
	return [status, { errors: [{ status: `${status}`, code, detail, ...(pointer && { source: { pointer } }) }] }];
}

function send(response: ServerResponse, status: number, content: object, link?: string): void {
	response
		.writeHead(status, { "Content-Type": "application/json", ...(link && { Link: link }) })
		.end(JSON.stringify(content));
}
