import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const ADDRESS = { id: { description: "Identifiant de l'adresse", example: SAMPLE.addressId } };

/** The caller's book of addresses. Source: accounts spec §7 "Addresses". */
export const ADDRESSES = {
	"GET /api/cities": {
		id: "listCities",
		access: "public",
		summary: "Lister les communes d'un code postal français",
		query: "CitiesQuery",
		answers: { 200: "Cities" },
		sends: ["Cache-Control"],
	},
	"GET /api/addresses": {
		id: "listAddresses",
		access: "customer",
		summary: "Lister ses adresses, celle par défaut d'abord",
		answers: { 200: "AddressList" },
	},
	"POST /api/addresses": {
		id: "addAddress",
		access: "customer",
		summary: "Ajouter une adresse",
		body: "AddressRequest",
		invalid: "ADDRESS_REFUSED",
		answers: { 201: "Address" },
		errors: ["ADDRESS_LIMIT"],
	},
	"GET /api/addresses/default": {
		id: "readDefaultAddress",
		access: "customer",
		summary: "Lire son adresse par défaut",
		answers: { 200: "Address" },
		errors: ["ADDRESS_NOT_FOUND"],
	},
	"POST /api/addresses/validate": {
		id: "validateAddress",
		access: "customer",
		summary: "Vérifier une adresse sans la garder",
		body: "AddressRequest",
		answers: { 200: "AddressVerdict" },
	},
	"PUT /api/addresses/:id": {
		id: "changeAddress",
		access: "customer",
		summary: "Modifier une adresse",
		params: ADDRESS,
		body: "AddressRequest",
		invalid: "ADDRESS_INVALID",
		answers: { 200: "Address" },
		errors: ["ADDRESS_NOT_FOUND"],
	},
	"DELETE /api/addresses/:id": {
		id: "removeAddress",
		access: "customer",
		summary: "Supprimer une adresse",
		params: ADDRESS,
		answers: { 204: "nothing" },
		errors: ["ADDRESS_NOT_FOUND"],
	},
	"PATCH /api/addresses/:id/default": {
		id: "makeAddressDefault",
		access: "customer",
		summary: "Choisir son adresse par défaut",
		params: ADDRESS,
		answers: { 200: "Address" },
		errors: ["ADDRESS_NOT_FOUND"],
	},
} as const satisfies Operations;
