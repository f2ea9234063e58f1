import { expect, test } from "vitest";
import { carrierOf, refusalWords, stateOf } from "./sendcloud-words";

test.each([
	[1, null],
	[3, "IN_TRANSIT"],
	[8, "PROBLEM"],
	[11, "DELIVERED"],
	[12, "AWAITING_PICKUP"],
	[22, "IN_TRANSIT"],
	[80, "PROBLEM"],
	[91, "IN_TRANSIT"],
	[93, "DELIVERED"],
	[1000, null],
	[1337, null],
	[1999, "CANCELLING"],
	[2000, "CANCELLED"],
	[62991, "PROBLEM"],
	[62992, "PROBLEM"],
])("the parcel status %i is %s", (id, state) => {
	expect(stateOf(id)).toBe(state);
});

test.each([
	["colissimo", "COLISSIMO"],
	["colissimo_fr", "COLISSIMO"],
	["chronopost", "CHRONOPOST"],
	["dpd_fr", "DPD"],
	["gls_fr", "GLS"],
	["ups", "UPS"],
	["mondial_relay", "OTHER"],
])("the carrier %s is %s", (code, carrier) => {
	expect(carrierOf(code)).toBe(carrier);
});

test.each([
	[
		[{ code: "required", detail: "This field is required.", source: { pointer: "/to_address/phone_number" } }],
		"Sendcloud refuse\u00a0: téléphone du destinataire\u00a0: information obligatoire «\u00a0This field is required.\u00a0».",
	],
	[
		[{ code: "parcel_announcement_error", detail: "Postal code does not exist." }],
		"Sendcloud refuse\u00a0: «\u00a0Postal code does not exist.\u00a0».",
	],
	[
		[{ code: "invalid_choice", source: { pointer: "/ship_with/properties/shipping_option_code" } }],
		"Sendcloud refuse\u00a0: service\u00a0: valeur refusée.",
	],
	[[], "Sendcloud refuse cette demande, sans dire pourquoi."],
])("problems %j are said in French", (problems, words) => {
	expect(refusalWords(problems)).toBe(words);
});
