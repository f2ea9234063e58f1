import type { Metadata } from "next";
import { ChannelsPage } from "@/features/admin/settings/channels";

export const metadata: Metadata = { title: "Admin - Canaux de vente" };

export default function Page() {
	return <ChannelsPage />;
}
