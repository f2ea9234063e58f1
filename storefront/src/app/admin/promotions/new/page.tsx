import type { Metadata } from "next";
import { NewPromotionPage } from "@/features/admin-promotions";

export const metadata: Metadata = { title: "Admin - Nouvelle promotion" };

export default async function Page({ searchParams }: { searchParams: Promise<{ from?: string }> }) {
	return <NewPromotionPage from={(await searchParams).from} />;
}
