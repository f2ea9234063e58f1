import type { Metadata } from "next";
import { ResetPasswordPage } from "@/features/account/account";

export const metadata: Metadata = { title: "Nouveau mot de passe", robots: { index: false }, referrer: "no-referrer" };

export default function Page() {
	return <ResetPasswordPage />;
}
