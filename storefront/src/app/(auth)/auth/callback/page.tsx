import type { Metadata } from "next";
import { AuthCallback } from "@/features/account/auth/server";

export const metadata: Metadata = { title: "Connexion avec Google", robots: { index: false }, referrer: "no-referrer" };

export default function CallbackPage() {
	return <AuthCallback />;
}
