import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { COUNTRY_CODES, type CountryCode } from "@confiserie/domain/delivery-area";
import { minimumOrderCents } from "@confiserie/domain/deposit";
import { formatCents, formatRoundCents } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { displayPhone } from "@confiserie/domain/phone";
import { DEFAULT_SETTINGS } from "@confiserie/domain/shop-settings";
import type { TermsFacts } from "@confiserie/domain/terms/sale-terms";
import { serverApi } from "./server-api";

/** What the shop's operator sets, as pages state it; amounts formatted. */
export interface ShopFacts {
	delivery: {
		cost: string;
		/** "à partir de" this much; null when delivery is free in any case. */
		freeFrom: string | null;
		/** "Livraison offerte dès 40 €". */
		headline: string;
	};
	deposit: {
		isOpen: boolean;
		minimum: string;
		/** The smallest order that a deposit can pay. */
		minimumOrder: string;
		defaultPercentage: number;
	};
	/** For how long an unpaid order holds its stock, in words. */
	hold: string;
	contact: {
		phone: { display: string; href: string };
		email: string;
		hours: string;
		street: string;
		postalCode: string;
		city: string;
		/** On one line, with the country. */
		address: string;
	};
	/** An empty text is still to be filled in. */
	company: ShopSettings["company"];
}

/** Default duration of a stock hold, in minutes. */
const HOLD_MINUTES = 30;

/** The shop's current settings in the words and figures of pages. */
export async function readShopFacts(): Promise<ShopFacts> {
	return shopFacts(await readShopSettings());
}

/** Where the shop delivers. */
export async function readDeliveryCountries(): Promise<CountryCode[]> {
	const { deliveryCountries } = await readShopSettings();
	return COUNTRY_CODES.filter((code) => deliveryCountries.includes(code));
}

/** The shop's current settings; the defaults of the specification while the backend cannot be read. */
export async function readShopSettings(): Promise<TermsFacts> {
	const settings = await serverApi.settings();
	if (settings.ok) return settings.data;
	const { delivery, deposit, shop } = DEFAULT_SETTINGS;
	const { phone, email, hours, street, postalCode, city, ...company } = shop;
	return {
		freeShippingThreshold: delivery.freeShippingThresholdCents / 100,
		shippingCost: delivery.shippingCostCents / 100,
		shippingOptions: [],
		deliveryCountries: delivery.countries,
		deposit: { ...deposit, minimum: deposit.minimumCents / 100 },
		holdMinutes: HOLD_MINUTES,
		contact: { phone, email, hours, street, postalCode, city },
		company,
	};
}

type Stated = Pick<
	ShopSettings,
	"freeShippingThreshold" | "shippingCost" | "deposit" | "holdMinutes" | "contact" | "company"
>;

/** The settings in the words and figures of pages. Amounts in EUR. */
export function shopFacts({
	freeShippingThreshold,
	shippingCost,
	deposit,
	holdMinutes,
	contact,
	company,
}: Stated): ShopFacts {
	const threshold = toCents(freeShippingThreshold);
	const cost = toCents(shippingCost);
	const minimumCents = toCents(deposit.minimum);
	const isFree = threshold === 0 || cost === 0;
	return {
		delivery: {
			cost: formatCents(cost),
			freeFrom: isFree ? null : formatCents(threshold),
			headline: isFree ? "Livraison offerte" : `Livraison offerte dès ${formatRoundCents(threshold)}`,
		},
		deposit: {
			isOpen: deposit.isOpen,
			minimum: formatCents(minimumCents),
			minimumOrder: formatCents(minimumOrderCents({ minimumCents })),
			defaultPercentage: deposit.defaultPercentage,
		},
		hold: holdMinutes === HOLD_MINUTES ? "trente minutes" : `${holdMinutes} minutes`,
		contact: {
			...contact,
			phone: { display: displayPhone(contact.phone), href: `tel:${contact.phone}` },
			address: `${contact.street}, ${contact.postalCode} ${contact.city}, France`,
		},
		company,
	};
}
