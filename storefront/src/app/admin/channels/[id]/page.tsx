import type { Metadata } from "next";
import { ChannelPage } from "@/features/admin/settings/channels";

export const metadata: Metadata = { title: "Admin - Canal de vente" };

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
	return <ChannelPage id={(await params).id} />;
}
