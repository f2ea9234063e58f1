import type { Metadata } from "next";
import { SuccessPage } from "@/features/shop/checkout";

export const metadata: Metadata = { title: "Votre commande", robots: { index: false } };

export default function Page() {
	return <SuccessPage />;
}
