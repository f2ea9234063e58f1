import type { Metadata } from "next";
import { NewQuotePage } from "@/features/admin/orders/quotes";

export const metadata: Metadata = { title: "Admin - Nouveau devis" };

export default function Page() {
	return <NewQuotePage />;
}
