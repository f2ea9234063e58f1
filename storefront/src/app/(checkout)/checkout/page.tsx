import { COUNTRY_CODES, DEFAULT_DELIVERY_COUNTRIES } from "@confiserie/domain/delivery-area";
import type { Metadata } from "next";
import { CheckoutPage } from "@/features/checkout";
import { serverApi } from "@/lib/server-api";

export const metadata: Metadata = { title: "Commande", robots: { index: false } };

export default async function Page() {
	const settings = await serverApi.settings();
	const stated: readonly string[] = settings.ok ? settings.data.deliveryCountries : DEFAULT_DELIVERY_COUNTRIES;
	return <CheckoutPage deliveryCountries={COUNTRY_CODES.filter((code) => stated.includes(code))} />;
}
