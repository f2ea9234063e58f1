import type { Metadata } from "next";
import { CheckoutPage } from "@/features/shop/checkout";
import { readDeliveryCountries } from "@/lib/shop-facts";

export const metadata: Metadata = { title: "Commande", robots: { index: false } };

export default async function Page() {
	return <CheckoutPage deliveryCountries={await readDeliveryCountries()} />;
}
