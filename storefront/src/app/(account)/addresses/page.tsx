import type { Metadata } from "next";
import { AddressesPage } from "@/features/addresses";

export const metadata: Metadata = { title: "Mes adresses", robots: { index: false } };

export default function Page() {
	return <AddressesPage />;
}
