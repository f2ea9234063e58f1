import type { Metadata } from "next";
import { AddressesPage } from "@/features/account/addresses";
import { readDeliveryCountries } from "@/lib/shop-facts";

export const metadata: Metadata = { title: "Mes adresses", robots: { index: false } };

export default async function Page() {
	return <AddressesPage deliveryCountries={await readDeliveryCountries()} />;
}
