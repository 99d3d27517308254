DROP TABLE `route_stats`;
