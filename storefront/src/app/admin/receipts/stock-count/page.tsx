import type { Metadata } from "next";
import { StockCountPage } from "@/features/admin/stock/lots";

export const metadata: Metadata = { title: "Admin - Inventaire" };

export default function Page() {
	return <StockCountPage />;
}
