export { PickupsPage } from "./pickups-page";
