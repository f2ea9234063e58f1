import type { Metadata } from "next";
import { ConfirmEmailPage } from "@/features/account/account";

export const metadata: Metadata = {
	title: "Nouvelle adresse email",
	robots: { index: false },
	referrer: "no-referrer",
};

export default function Page() {
	return <ConfirmEmailPage />;
}
