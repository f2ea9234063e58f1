export { RecentlySeen } from "./recently-seen";
