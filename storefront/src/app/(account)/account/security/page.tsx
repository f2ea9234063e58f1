import type { Metadata } from "next";
import { SettingsPage } from "@/features/account/account";

export const metadata: Metadata = { title: "Connexion et sécurité", robots: { index: false } };

export default function Page() {
	return <SettingsPage part="security" />;
}
