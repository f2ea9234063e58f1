import type { Metadata } from "next";
import { SettingsPage } from "@/features/account/account";

export const metadata: Metadata = { title: "Mes données", robots: { index: false } };

export default function Page() {
	return <SettingsPage part="data" />;
}
