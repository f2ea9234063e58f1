import type { Metadata } from "next";
import { ListPage } from "@/features/account/saved-lists";

export const metadata: Metadata = { title: "Ma liste", robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <ListPage id={(await params).id} />;
}
