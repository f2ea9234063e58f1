import type { Metadata } from "next";
import { QuotesListPage } from "@/features/admin/orders/quotes";

export const metadata: Metadata = { title: "Admin - Devis" };

export default function Page() {
	return <QuotesListPage />;
}
