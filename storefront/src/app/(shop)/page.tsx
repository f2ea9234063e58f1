import { connection } from "next/server";
import { HomeScreen } from "@/features/home/server";

/** Made per request: the engine need not run while the shop is built. */
export default async function HomePage() {
	await connection();
	return <HomeScreen />;
}
