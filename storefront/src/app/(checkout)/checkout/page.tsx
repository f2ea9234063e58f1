import type { Metadata } from "next";
import { CheckoutPage } from "@/features/checkout";

export const metadata: Metadata = { title: "Commande", robots: { index: false } };

export default function Page() {
	return <CheckoutPage />;
}
