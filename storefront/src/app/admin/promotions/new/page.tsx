import type { Metadata } from "next";
import { NewPromotionPage } from "@/features/admin/shop/promotions";

export const metadata: Metadata = { title: "Admin - Nouvelle promotion" };

export default async function Page({ searchParams }: { searchParams: Promise<{ from?: string; product?: string }> }) {
	const { from, product } = await searchParams;
	return <NewPromotionPage from={from} product={product} />;
}
