import type { Metadata } from "next";
import { PromotionPage } from "@/features/admin/shop/promotions";

export const metadata: Metadata = { title: "Admin - Promotion" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <PromotionPage id={(await params).id} />;
}
