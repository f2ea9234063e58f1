import type { Metadata } from "next";
import { InvitationPage } from "@/features/account/account";

export const metadata: Metadata = { title: "Rejoindre l'équipe", robots: { index: false }, referrer: "no-referrer" };

export default function Page() {
	return <InvitationPage />;
}
