import { HomeScreen } from "@/features/home/server";

export default function HomePage() {
	return <HomeScreen />;
}
