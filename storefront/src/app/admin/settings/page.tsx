import type { Metadata } from "next";
import { SettingsPage } from "@/features/admin/settings/settings";

export const metadata: Metadata = { title: "Admin - Réglages" };

export default function Page() {
	return <SettingsPage />;
}
