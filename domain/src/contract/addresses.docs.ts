import * as addresses from "./addresses";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const PLACE = {
	street: "12 rue des Confiseurs",
	city: "Montélimar",
	postalCode: "26200",
	country: "France",
	additionalInfo: "Sonner deux fois",
	isDefault: true,
};
const ADDRESS = { ...PLACE, id: SAMPLE.addressId };

/** The caller's book of addresses. Source: accounts spec §7 "Addresses". */
export const ADDRESSES = documented(addresses, {
	bodies: {
		AddressRequest: shape(addresses.addressInputSchema, PLACE),
	},
	answers: {
		Address: shape(addresses.addressSchema, ADDRESS),
		AddressList: shape(addresses.addressListSchema, [ADDRESS]),
		AddressVerdict: shape(addresses.addressVerdictSchema, {
			valid: true,
			errors: [],
			warnings: [{ field: "city", message: "Cette ville n'est pas une commune du code postal 26200." }],
		}),
		Cities: shape(addresses.citiesResponseSchema, { postalCode: "26200", cities: ["Ancône", "Montélimar"] }),
	},
	groups: {
		Adresses: {
			listCities: { summary: "Lister les communes d'un code postal français", query: { postalCode: "26200" } },
			listAddresses: { summary: "Lister ses adresses, celle par défaut d'abord" },
			addAddress: { summary: "Ajouter une adresse" },
			readDefaultAddress: { summary: "Lire son adresse par défaut" },
			validateAddress: { summary: "Vérifier une adresse sans la garder" },
			changeAddress: { summary: "Modifier une adresse" },
			removeAddress: { summary: "Supprimer une adresse" },
			makeAddressDefault: { summary: "Choisir son adresse par défaut" },
		},
	},
});
