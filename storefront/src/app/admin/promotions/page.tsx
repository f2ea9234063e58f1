import type { Metadata } from "next";
import { PromotionsPage } from "@/features/admin/shop/promotions";

export const metadata: Metadata = { title: "Admin - Promotions" };

export default function Page() {
	return <PromotionsPage />;
}
