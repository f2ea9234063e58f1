import type { Metadata } from "next";
import { ChannelsPage } from "@/features/admin-channels";

export const metadata: Metadata = { title: "Admin - Canaux de vente" };

export default function Page() {
	return <ChannelsPage />;
}
