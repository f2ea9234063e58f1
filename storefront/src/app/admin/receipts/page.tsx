import type { Metadata } from "next";
import { ReceiptsPage } from "@/features/admin/stock/lots";

export const metadata: Metadata = { title: "Admin - Réceptions" };

export default function Page() {
	return <ReceiptsPage />;
}
