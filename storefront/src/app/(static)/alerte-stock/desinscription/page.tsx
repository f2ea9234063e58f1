import type { Metadata } from "next";
import { StockAlertLeavePage } from "@/features/shop/newsletter";

export const metadata: Metadata = {
	title: "Désinscription des retours en stock",
	robots: { index: false },
	referrer: "no-referrer",
};

export default function Page() {
	return <StockAlertLeavePage />;
}
